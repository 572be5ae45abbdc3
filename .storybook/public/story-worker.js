// The mocks' worker for stories. Storybook's own scripts and styles go past it: no story answers them, and each would be handed
// to the page, back to the worker and to the page once more. A browser that knows no routes hands them on as before.
addEventListener('install', (event) => {
  event.addRoutes?.({ condition: { urlPattern: 'assets/*' }, source: 'network' })
})

importScripts('mockServiceWorker.js')
