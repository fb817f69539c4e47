import { pick, type Random } from './random.ts'

/** Texts that have broken programs: terminators and invisible characters, commands of other languages, odd numbers. */
export const hostileTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '%',
  '_',
  '\\',
  "'; drop table admins; --",
  "' or '1'='1",
  '$1',
  '"$ne"',
  '{"$ne":null}',
  '../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '/uploads/../../x',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '{{7*7}}',
  '<%= 7*7 %>',
  '__proto__',
  'constructor',
  'toString',
  '\u202e\u2066',
  'e\u0301'.repeat(40),
  '👩‍👩‍👧‍👦',
  '\r\nBcc: all@mail.example',
  '=HYPERLINK("http://evil.example")',
  'x'.repeat(5_000),
  '%'.repeat(300),
  '((((a+)+)+)+)$'.repeat(20),
  `${'a'.repeat(30_000)}!`,
  '2024-02-30',
  '+275760-09-13T00:00:00.001Z',
  '0000-00-00',
  '-0',
  '1e400',
  '99999999999999999999999999',
  'NaN',
  'null',
  'true',
  'https://user:pass@evil.example/',
  'http://[::1',
  'a@b',
  'a@b.c\n',
  `${'a'.repeat(250)}@mail.example`,
  'İstanbul ẞ ﬁ',
]

/** Markup that runs a script on its own or when touched, with `@` for the script: handlers, addresses, drawings. */
const carriers = [
  '<img src=x onerror=@>',
  '<img srcset="x 1x" onerror=@>',
  '<svg onload=@>',
  '<svg><animate onbegin=@ attributeName=x dur=1s>',
  '<svg><set attributeName=href to="javascript:@"/><a id=x><text>x</text></a></svg>',
  '<svg><a xlink:href="javascript:@"><text>x</text></a></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=@/>#x"/></svg>',
  '<svg><foreignObject><iframe src="javascript:@"></iframe></foreignObject></svg>',
  '<svg><style><img src=x onerror=@></style></svg>',
  '<math><maction actiontype="statusline" xlink:href="javascript:@">x</maction></math>',
  '<math><mtext><table><mglyph><style><img src=x onerror=@></style></mglyph></table></mtext></math>',
  '<math href="javascript:@">x</math>',
  '<a href="javascript:@">x</a>',
  '<a href=" &#1; javascript:@" autofocus onfocus=@ tabindex=0>x</a>',
  '<a href="data:text/html,<script>@</script>">x</a>',
  '<a href="vbscript:@" ping="javascript:@">x</a>',
  '<area href="javascript:@" shape=default>',
  '<base href="javascript:@//">',
  '<iframe src="javascript:@"></iframe>',
  '<iframe srcdoc="<script>parent.@</script>"></iframe>',
  '<object data="javascript:@"></object>',
  '<embed src="javascript:@">',
  '<form action="javascript:@"><button>x</button></form>',
  '<button formaction="javascript:@">x</button>',
  '<input onfocus=@ autofocus>',
  '<select onfocus=@ autofocus></select>',
  '<textarea onfocus=@ autofocus></textarea>',
  '<details open ontoggle=@><summary>x</summary></details>',
  '<video src=x onerror=@></video>',
  '<video poster="javascript:@"><source src=x onerror=@></video>',
  '<audio src=x onerror=@></audio>',
  '<marquee onstart=@>x</marquee>',
  '<body onload=@ onpageshow=@>',
  '<p onpointerenter=@ onanimationstart=@ style="animation:x 1s">x</p>',
  '<p style="background:url(javascript:@)">x</p>',
  '<link rel=stylesheet href="javascript:@">',
  '<meta http-equiv=refresh content="0;url=javascript:@">',
  '<style>@import "javascript:@";</style>',
  '<script>@</script>',
  '<script src="data:text/javascript,@"></script>',
  '<template><img src=x onerror=@></template>',
  '<noscript><p title="</noscript><img src=x onerror=@>">',
  '<title></title><img src=x onerror=@>',
  '<table background="javascript:@"><td background="javascript:@">x</table>',
  '<xmp><img src=x onerror=@></xmp>',
  '<plaintext><img src=x onerror=@>',
  '<img src="javascript:@" dynsrc="javascript:@" lowsrc="javascript:@">',
  '<details><summary onclick=@>x</summary></details>',
]

/** Ways to disguise markup, so that a search for words misses it, or a second parser reads it differently. */
const disguises: ((text: string, random: Random) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase().replaceAll('HACKED()', 'hacked()'),
  (text, random) =>
    text
      .replace(/[a-z]/g, (letter) => (random() < 0.5 ? letter.toUpperCase() : letter))
      .replace(/hacked/gi, 'hacked'),
  (text) => text.replaceAll(' ', '/'),
  (text) => text.replaceAll(' ', '\t\n'),
  (text) => text.replaceAll(' ', '\f'),
  (text) => text.replaceAll('=', ' \n= '),
  (text) => text.replaceAll('javascript:', 'java\tscript:'),
  (text) => text.replaceAll('javascript:', '&#106;&#x61;vascript&colon;'),
  (text) => text.replaceAll('javascript:', '\u0001\u00a0javascript:'),
  (text) => text.replaceAll('(', '&lpar;').replaceAll(')', '&rpar;'),
  (text) => text.replaceAll('<', '<<'),
  (text) => text.replaceAll('>', ''),
  (text) => `<!--><${text.slice(1)}-->`,
  (text) => `<![CDATA[${text}]]>`,
  (text) => `<svg><desc>${text}</desc></svg>`,
  (text) => `<math><mi><b>${text}</b></mi></math>`,
  (text) => `"'><p title="${text}">`,
  (text) => `</script></textarea></title></style>${text}`,
  (text) => text.replaceAll('<', '\u003c\u0000'),
  (text) => `<p>${text}</p><table><tr><b>${text}`,
  (text) => `<b><i><b><i>${text}</b></i>`,
]

/**
 * Returns distinct texts that call `hacked()` if they are interpreted as markup, a style, or an address.
 *
 * @param count up to 1,000
 */
export function hostileMarkup(count: number, random: Random): string[] {
  const texts = new Set<string>()
  while (texts.size < count) {
    const [carrier = '', disguise] = [pick(carriers, random), pick(disguises, random)]
    texts.add(disguise?.(carrier.replaceAll('@', 'hacked()'), random) ?? carrier)
  }
  return [...texts]
}
