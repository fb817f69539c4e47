import { keyboardTour } from './keyboard-tour.ts'
import { expect, test } from './product.ts'

test('a keyboard tour finds the obstacles for users without a mouse', async ({ page }) => {
  await page.setContent(`
    <a id="fine" href="#">fine</a>
    <a id="left-out" href="#" tabindex="-1">left out</a>
    <button id="unmarked" style="outline: none">unmarked</button>
    <button id="early" tabindex="1">early</button>
    <div style="overflow: hidden"><button id="cut" style="display: block; width: 100%">cut</button></div>
    <div style="clip-path: inset(50%)"><button id="unseen">unseen</button></div>
    <div id="scroller" style="overflow: auto; height: 2rem"><p style="height: 9rem">more than fits</p></div>
    <div role="toolbar" id="toolbar"><button tabindex="-1">bold</button></div>
    <label><input type="radio" name="one">one</label><label><input type="radio" name="one">other</label>
    <input type="date" aria-label="day">
    <footer style="position: fixed; inset: auto 0 0; height: 9rem; background: white"></footer>
    <div style="height: 100vh"></div>
    <button id="covered">covered</button>
  `)
  const faults = await keyboardTour(page)
  expect(faults.map((fault) => fault.replace(/(?: by|:) <.*id="([a-z-]+)".*/, ' $1')).sort()).toEqual([
    'has no stop toolbar',
    'is covered covered',
    'is covered unseen',
    'is not reached early',
    'is not reached left-out',
    'its mark is cut off cut',
    'shows no focus unmarked',
    'takes the focus and is nothing to be used scroller',
  ])
})

test('a keyboard tour finds a focus that is trapped, goes round or goes back', async ({ page }) => {
  /** Returns the tour's faults when the third of four buttons moves the focus elsewhere. Tab skips the second. */
  const faultsWhere = async (elsewhere: string) => {
    await page.setContent(
      '<button>1</button><button tabindex="-1">2</button><button>3</button><button>4</button>',
    )
    const third = page.getByRole('button', { name: '3' })
    await third.evaluate(
      (button, elsewhere) =>
        button.addEventListener('keydown', (event) => {
          event.preventDefault()
          document.querySelector<HTMLElement>(elsewhere)?.focus()
        }),
      elsewhere,
    )
    return keyboardTour(page)
  }
  const missed = ['is not reached: <button tabindex="-1">2</button>', 'is not reached: <button>4</button>']
  expect(await faultsWhere('nowhere')).toEqual(['the focus does not leave: <button>3</button>', ...missed])
  const [round] = await faultsWhere('button')
  expect(round).toBe('the focus goes round: from <button>3</button> to <button>1</button>')
  const [back] = await faultsWhere('[tabindex]')
  expect(back).toMatch(/^comes after what it stands before: [^2]*2[^,]*, after [^3]*3/)
})

test('a keyboard tour of a page without faults reports none', async ({ page }) => {
  await page.setContent('<a href="#">one</a><input type="date" aria-label="day"><button>three</button>')
  expect(await keyboardTour(page)).toEqual([])
})
