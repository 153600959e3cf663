/** The page begins: theme, sounds and language, then the hall. */
import { mount } from 'svelte';
import App from './App.svelte';
import { texts } from './i18n';
import { router } from './router.svelte';
import { sounds } from './sound';
import { theme } from './theme';

const target = document.getElementById('hall');
if (!target) throw new Error('The page has no element #hall.');

theme.start();
sounds.start();
router.start();
await texts.start();
mount(App, { target });

// The worker makes the page installable; it stores nothing, so nothing can be stale.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void navigator.serviceWorker
    .register(`${import.meta.env.BASE_URL}worker.js`)
    .catch(() => undefined);
