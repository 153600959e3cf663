/** Boards without a server: stored positions, stepped through. Development only. */
import { mount } from 'svelte';
import { texts } from '../src/i18n';
import { sounds } from '../src/sound';
import { theme } from '../src/theme';
import Fixtures from './Fixtures.svelte';

const target = document.getElementById('board');
if (!target) throw new Error('The page has no element #board.');

theme.start();
sounds.start();
await texts.start();
mount(Fixtures, { target });
