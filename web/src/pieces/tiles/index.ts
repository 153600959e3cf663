/** The six pictures of the home page and the lobby, by game id. */
import type { Component } from 'svelte';
import AlaskaScene from './AlaskaScene.svelte';
import CambioScene from './CambioScene.svelte';
import KodiakScene from './KodiakScene.svelte';
import MarketScene from './MarketScene.svelte';
import RuneScene from './RuneScene.svelte';
import RunesScene from './RunesScene.svelte';

export const SCENES: Record<string, Component> = {
  cambio: CambioScene,
  kodiak: KodiakScene,
  alaska: AlaskaScene,
  market: MarketScene,
  runes: RunesScene,
  rune: RuneScene,
};
