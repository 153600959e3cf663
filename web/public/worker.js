/*
 * Makes the page installable and says so when the hall does not answer.
 * It stores nothing: the page is always the one the server has.
 */
const SENTENCES = {
  en: ['The hall does not answer', 'The line is cut. Try again in a moment.', 'Try again'],
  de: [
    'Die Halle antwortet nicht',
    'Die Verbindung ist weg. Versuch es gleich noch einmal.',
    'Noch einmal',
  ],
};

function unreachable() {
  const language = self.navigator.language.startsWith('de') ? 'de' : 'en';
  const [title, sentence, again] = SENTENCES[language];
  const page = `<!doctype html><html lang="${language}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Runehall</title>
<style>body{margin:20vh 24px;background:#efe6d5;color:#241c15;font:18px/1.4 system-ui,sans-serif;
text-align:center}a{color:inherit}</style>
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
