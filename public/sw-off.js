// For the day when the site's worker is broken: put in the place of sw.js, it removes that worker and the files that
// it saved. What people have written and read stays in IndexedDB, and open pages go on, from the network.
addEventListener('install', () => self.skipWaiting())
addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => self.registration.unregister()),
  )
})
