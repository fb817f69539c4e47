import { Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { until } from './until.ts'

type Kind = 'field' | 'button' | 'link' | 'heading'

/** A page as users see it: by labels and words. All methods wait until the element is there. */
export class Page {
  readonly driver: WebDriver

  constructor(driver: WebDriver) {
    this.driver = driver
  }

  open(address: string): Promise<void> {
    return this.driver.get(address)
  }

  /** Finds the first visible element whose name equals or begins with this. */
  find(kind: Kind, name: string, time?: number): Promise<WebElement> {
    const ask = () => this.driver.executeScript<WebElement | null>(findInPage, kind, name)
    return until(`${kind} “${name}”`, ask, time)
  }

  /**
   * Scrolls an element to the centre and waits until it is steady: WebKit's driver does not wait for smooth scrolling,
   * and content that appears above a list moves its rows.
   */
  async #inView(kind: Kind, name: string): Promise<WebElement> {
    const element = await this.find(kind, name)
    if (!(await this.driver.executeAsyncScript<boolean>(steadyInPage, element))) throw new Error('It moves')
    return element
  }

  async press(kind: 'button' | 'link', name: string): Promise<void> {
    await until(`${kind} “${name}” can be pressed`, async () => {
      const element = await this.#inView(kind, name)
      await element.click()
      return true
    })
  }

  /** Replaces the text of a field by typing. */
  async fill(label: string, text: string): Promise<void> {
    await until(`field “${label}” can be filled`, async () => {
      const field = await this.#inView('field', label)
      await field.clear()
      await field.sendKeys(text)
      return true
    })
  }

  /** Sets a value as a picker would, for dates and lists: typing into them differs between browsers. */
  async choose(label: string, value: string): Promise<void> {
    // The choices of a list may come from the backend.
    await until(`“${value}” can be chosen in “${label}”`, async () =>
      this.driver.executeScript<boolean>(setInPage, await this.find('field', label), value),
    )
  }

  async valueOf(label: string): Promise<string> {
    return this.driver.executeScript('return arguments[0].value', await this.find('field', label))
  }

  words(): Promise<string> {
    return this.driver.executeScript('return document.body.innerText')
  }

  async sees(words: string | RegExp, time?: number): Promise<void> {
    let last = ''
    // The style sheet may turn text into capitals.
    const isThere = () =>
      typeof words === 'string' ? last.toLowerCase().includes(words.toLowerCase()) : words.test(last)
    try {
      await until(
        '',
        async () => {
          last = await this.words()
          return isThere()
        },
        time,
      )
    } catch {
      throw new Error(`Does not say “${words}”, but: ${last.replaceAll(/\s+/g, ' ').slice(0, 400)}`)
    }
  }

  async isAt(address: RegExp): Promise<void> {
    await until(`${address} is the address`, async () => address.test(await this.driver.getCurrentUrl()))
  }

  keys(...keys: string[]): Promise<void> {
    return this.driver
      .actions()
      .sendKeys(...keys)
      .perform()
  }

  withControl(key: string): Promise<void> {
    return this.driver.actions().keyDown(Key.CONTROL).sendKeys(key).keyUp(Key.CONTROL).perform()
  }

  /** Runs a function without a closure in the page, and awaits its result. */
  async evaluate<Result>(run: (...args: never[]) => Promise<Result>, ...args: unknown[]): Promise<Result> {
    const script = `
      const [done, ...rest] = [...arguments].reverse()
      const run = ${run}
      run(...rest.reverse()).then((value) => done({ value }), (mistake) => done({ mistake: String(mistake) }))`
    const { value, mistake } = Object(await this.driver.executeAsyncScript(script, ...args))
    if (mistake) throw new Error(mistake)
    return value
  }

  /** Waits until the page's script has rendered or hydrated the page. */
  async untilHydrated(): Promise<void> {
    const script = `dispatchEvent(new Event('scroll')); return Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber'))`
    await until('the page is taken over', () => this.driver.executeScript<boolean>(script))
  }

  /** Waits until all pictures have loaded or failed, so that none is loading when the page is left. */
  async picturesCame(): Promise<void> {
    // Include pictures that appear meanwhile.
    const script = `
      for (const picture of document.images) picture.loading = 'eager'
      return [...document.images].every((picture) => picture.complete)`
    await until('the pictures have come', () => this.driver.executeScript<boolean>(script))
  }
}

/** Runs in the page. */
const findInPage = `
  const [kind, name] = arguments
  const clean = (text) => (text ?? '').replace(/\\s+/g, ' ').trim()
  const isShown = (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden'
  const nameOf = (element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const byIds = ids.map((id) => document.getElementById(id)?.innerText).join(' ')
    const labels = [...(element.labels ?? [])].map((label) => label.textContent).join(' ')
    const pictures = [...element.querySelectorAll('img')].map((picture) => picture.alt).join(' ')
    return clean(byIds || element.getAttribute('aria-label') || labels || element.innerText || pictures)
  }
  const selectors = {
    field: 'input, select, textarea, [role="textbox"], [contenteditable="true"]',
    button: 'button, [role="button"], input[type="submit"], summary',
    link: 'a[href]',
    heading: 'h1, h2, h3, h4, h5, h6',
  }
  const all = [...document.querySelectorAll(selectors[kind])].filter(isShown)
  return all.find((one) => nameOf(one) === name) ?? all.find((one) => nameOf(one).startsWith(name)) ?? null`

/** Runs in the page: sets a value as the browser's own picker does. False when a list lacks the value. */
const setInPage = `
  const [field, wanted] = arguments
  const option = [...(field.options ?? [])].find(({ text, value }) => text === wanted || value === wanted)
  if (field.options && !option) return false
  const prototype = Object.getPrototypeOf(field)
  Object.getOwnPropertyDescriptor(prototype, 'value').set.call(field, option ? option.value : wanted)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
  return true`

/** Runs in the page: scrolls to an element and checks that it has not moved after two frames. */
const steadyInPage = `
  const [element, done] = arguments
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const place = () => JSON.stringify(element.getBoundingClientRect())
  const before = place()
  requestAnimationFrame(() => requestAnimationFrame(() => done(place() === before)))`
