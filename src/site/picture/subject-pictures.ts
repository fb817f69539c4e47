import type { PictureName } from './picture.tsx'

/** What the picture over a page about one record shows, and the words of a title that ask for it: the first that fits. */
const subjectPictures: readonly (readonly [picture: PictureName, words: RegExp])[] = [
  ['jetty', /\b(?:berth|jetty|quay|loading arm)/],
  ['pipeline', /\b(?:pipeline|flowline|trunk line)/],
  ['substation', /\b(?:substation|kv|transformer|electric)/],
  ['switchgear', /\b(?:switchgear|switch room|motor control)/],
  ['tank-farm', /\b(?:tank|depot|storage)/],
  ['fertilizer-plant', /\b(?:fertili[sz]er|granulation|urea|ammonia|chemical)/],
  ['pharma-vessels', /\b(?:pharma|infusion|clean utilit)/],
  ['turbine-hall', /\b(?:turbine|generator|power)/],
  ['offshore-platform', /\b(?:offshore|platform|wellhead)/],
  ['pipe-rack', /\b(?:process|gas|flow station)/],
  ['process-columns', /\b(?:column|distillation)/],
  ['pump-skid', /\b(?:pump|compressor|mechanical)/],
  ['site-morning', /\b(?:civil|foundation|building|road)/],
  ['control-room', /\b(?:control|automation|instrument|project management)/],
]

/** @param title of a project, the name of a service */
export function pictureOf(title: string, fallback: PictureName): PictureName {
  const words = title.toLowerCase()
  return subjectPictures.find(([, pattern]) => pattern.test(words))?.[0] ?? fallback
}
