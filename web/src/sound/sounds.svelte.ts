/** Plays the hall's sounds: silent until the first tap or key, one volume for all. */
import { SOUNDS, type Layer, type SoundName } from './recipes';

const STORAGE_KEY = 'runehall.volume';
const USUAL_VOLUME = 0.6;
const BUZZ_MS = 15;
const BUZZES: ReadonlySet<SoundName> = new Set(['myTurn', 'raceOpens']);

class Sounds {
  /** From 0 (silent) to 1. */
  volume = $state(USUAL_VOLUME);
  #context: AudioContext | undefined;
  #out: GainNode | undefined;
  #noise: AudioBuffer | undefined;

  /** Reads the remembered volume and waits for the first tap or key. Call once at start. */
  start(): void {
    const remembered = Number(localStorage.getItem(STORAGE_KEY) ?? Number.NaN);
    if (remembered >= 0 && remembered <= 1) this.volume = remembered;
    const unlock = (): void => {
      removeEventListener('pointerdown', unlock);
      removeEventListener('keydown', unlock);
      this.#open();
    };
    addEventListener('pointerdown', unlock);
    addEventListener('keydown', unlock);
  }

  setVolume(volume: number): void {
    this.volume = Math.min(1, Math.max(0, volume));
    localStorage.setItem(STORAGE_KEY, String(this.volume));
    if (this.#out) this.#out.gain.value = this.volume;
  }

  /** Silent, or heard again. */
  toggle(): void {
    this.setVolume(this.volume === 0 ? USUAL_VOLUME : 0);
  }

  /** Plays a sound now; before the first tap it stays silent. */
  play(name: SoundName): void {
    const context = this.#context;
    if (!context || !this.#out) return;
    if (BUZZES.has(name) && this.volume > 0) navigator.vibrate?.(BUZZ_MS);
    if (this.volume === 0) return;
    for (const layer of SOUNDS[name]) this.#playLayer(context, this.#out, layer);
  }

  #open(): void {
    const context = new AudioContext();
    const out = context.createGain();
    out.gain.value = this.volume;
    out.connect(context.destination);
    const noise = context.createBuffer(1, context.sampleRate * 0.4, context.sampleRate);
    const samples = noise.getChannelData(0);
    for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
    this.#context = context;
    this.#out = out;
    this.#noise = noise;
  }

  #playLayer(context: AudioContext, out: AudioNode, layer: Layer): void {
    const start = context.currentTime + layer.at / 1000;
    const end = start + layer.rings / 1000;
    const envelope = context.createGain();
    envelope.gain.setValueAtTime(0.0001, start);
    envelope.gain.linearRampToValueAtTime(layer.loud, start + 0.003);
    envelope.gain.exponentialRampToValueAtTime(0.0001, end);
    envelope.connect(out);
    const source = this.#source(context, layer, start, end);
    source.node.connect(envelope);
    source.player.start(start);
    source.player.stop(end);
  }

  #source(
    context: AudioContext,
    layer: Layer,
    start: number,
    end: number,
  ): { node: AudioNode; player: AudioScheduledSourceNode } {
    if (layer.kind === 'noise') {
      const player = context.createBufferSource();
      player.buffer = this.#noise ?? null;
      const filter = context.createBiquadFilter();
      filter.type = 'bandpass';
      filter.Q.value = layer.focus ?? 1;
      glide(filter.frequency, layer, start, end);
      player.connect(filter);
      return { node: filter, player };
    }
    const player = context.createOscillator();
    player.type = layer.kind;
    glide(player.frequency, layer, start, end);
    return { node: player, player };
  }
}

function glide(pitch: AudioParam, layer: Layer, start: number, end: number): void {
  pitch.setValueAtTime(layer.pitch, start);
  if (layer.to !== undefined) pitch.exponentialRampToValueAtTime(layer.to, end);
}

export const sounds = new Sounds();
