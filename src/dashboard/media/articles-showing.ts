import type { Blog } from '#src/contract/blogs/record.ts'

/**
 * Returns the titles of the articles that show one of these pictures. Pictures are compared by file name: an article may
 * have been written under another host name.
 *
 * @param addresses of the pictures
 */
export function articlesShowing(addresses: readonly string[], articles: readonly Blog[]): string[] {
  const files = addresses.map(fileOf).filter(Boolean)
  return articles
    .filter(({ content, description, coverImage, imageUrl }) =>
      files.some((file) =>
        [content, description, coverImage, imageUrl].some((text) => text.includes(`/${file}`)),
      ),
    )
    .map(({ title }) => title || '(no name)')
}

const fileOf = (address: string) => address.split(/[?#]/)[0]?.split('/').at(-1)
