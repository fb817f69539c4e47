/** The dashboard's code, and pictures, among which are those of drafts: a device without a session has neither. */
export async function emptyStaffFiles(): Promise<void> {
  if (typeof caches === 'undefined') return
  const names = (await caches.keys()).filter((name) => name.startsWith('staff-') || name === 'images')
  await Promise.all(names.map((name) => caches.delete(name)))
}
