/** First segment of the addresses of records with a page of their own on the site. */
export type RecordFolder = 'project' | 'service' | 'blog-details'

/** Returns the path of a record's page on the site. */
export const recordPage = (folder: RecordFolder, id: string) => `/${folder}/${encodeURIComponent(id)}`
