/**
 * Returns a function that removes the head tags of the app shell. Call it once React has rendered its own.
 *
 * The tags are found at once: later, React's own would be among them.
 */
export function findStaticHead(): () => void {
  const tags = document.head.querySelectorAll(
    'title, meta[name="description"], meta[name="robots"], meta[name^="twitter:"], meta[property], link[rel="canonical"], link[rel="alternate"], link[rel="manifest"]',
  )
  return () => {
    for (const tag of tags) tag.remove()
  }
}
