import { expect, it } from 'vitest'
import { slugOf } from './blog-post.ts'

it.each([
  ['Hot tapping: what we ask before the first arc', 'hot-tapping-what-we-ask-before-the-first-arc'],
  ['  40 m³/h — is it enough?  ', '40-m3-h-is-it-enough'],
  ['Ọ̀rọ̀ Ìmọ̀ Ẹ̀rọ', 'oro-imo-ero'],
  ['Café №1 & Söhne', 'cafe-no1-sohne'],
  ['<b>110 %</b>', 'b-110-b'],
  ['…', ''],
  ['', ''],
])('the title “%s” gets the slug “%s”', (title, slug) => expect(slugOf(title)).toBe(slug))
