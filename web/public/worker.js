/*
 * Makes the page installable and says so when the hall does not answer.
 * It stores nothing: the page is always the one the server has.
 */
const SENTENCES = {
  en: ['The hall does not answer', 'This page goes on trying. Your seat is kept.', 'Try now'],
  de: [
    'Die Halle antwortet nicht',
    'Diese Seite versucht es weiter. Dein Platz bleibt dir.',
    'Gleich versuchen',
  ],
};

function unreachable() {
  const language = self.navigator.language.startsWith('de') ? 'de' : 'en';
  const [title, sentence, again] = SENTENCES[language];
  const page = `<!doctype html><html lang="${language}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Runehall</title>
<meta http-equiv="refresh" content="5">
<style>body{margin:16vh 24px;background:#efe6d5;color:#241c15;font:18px/1.4 system-ui,sans-serif;
text-align:center}h1{font-size:28px}a{color:inherit;font-weight:800}
@media (prefers-color-scheme:dark){body{background:#1b1714;color:#f5ebdc}}</style>
<svg viewBox="-50 -50 100 100" width="96" aria-hidden="true"><path d="M0-48L42-24V24L0 48L-42 24V-24Z"
fill="#352c24"/><path d="M-11-27V27M11-27V27M-11-9L11 9" stroke="#f0c04e" stroke-width="8"/></svg>
<h1>${title}</h1><p>${sentence}</p><p><a href="">${again}</a></p></html>`;
  return new Response(page, {
    status: 503,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(fetch(event.request).catch(unreachable));
});
