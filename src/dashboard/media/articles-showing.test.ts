import { expect, test } from 'vitest'
import { blog } from '#src/contract/blogs/record.ts'
import { articlesShowing } from './articles-showing.ts'

const article = (title: string, content: string, coverImage = '') => ({
  ...blog.missing,
  title,
  content,
  coverImage,
})

const articles = [
  article('Hot tapping', '<p><img src="https://old.example/uploads/weld-1.webp"></p>'),
  article('Local content', '<p>weld-1.webp is only mentioned</p>', '/uploads/yard.webp'),
  article('', '<img src="/uploads/weld-1.webp">'),
]

test('a picture belongs to the articles whose text or cover shows its file', () => {
  expect(articlesShowing(['https://new.example/uploads/weld-1.webp?width=640'], articles)).toEqual([
    'Hot tapping',
    '(no name)',
  ])
  expect(articlesShowing(['/uploads/yard.webp'], articles)).toEqual(['Local content'])
  expect(articlesShowing(['/uploads/yard.webp', '/uploads/weld-1.webp'], articles)).toHaveLength(3)
})

test('a picture without an address belongs to no article', () => {
  expect(articlesShowing(['', '/'], articles)).toEqual([])
})
