/** The gallery: every piece and state on one page, for whoever draws or uses them. Development only. */
import { mount } from 'svelte';
import { texts } from '../src/i18n';
import { sounds } from '../src/sound';
import { theme } from '../src/theme';
import Gallery from './Gallery.svelte';

const target = document.getElementById('gallery');
if (!target) throw new Error('The gallery page has no element #gallery.');

theme.start();
sounds.start();
await texts.start();
mount(Gallery, { target });
