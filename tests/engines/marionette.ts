import { connect, type Socket } from 'node:net'
import type { Command, Executor } from 'selenium-webdriver/lib/command.js'
import { Session } from 'selenium-webdriver/lib/session.js'

/** Key of an element reference in the WebDriver protocol. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** Names of commands: the client's, and Firefox's. */
const names: Record<string, string> = {
  newSession: 'WebDriver:NewSession',
  quit: 'Marionette:Quit',
  get: 'WebDriver:Navigate',
  goBack: 'WebDriver:Back',
  refresh: 'WebDriver:Refresh',
  getCurrentUrl: 'WebDriver:GetCurrentURL',
  getTitle: 'WebDriver:GetTitle',
  findElement: 'WebDriver:FindElement',
  findElements: 'WebDriver:FindElements',
  getActiveElement: 'WebDriver:GetActiveElement',
  clickElement: 'WebDriver:ElementClick',
  clearElement: 'WebDriver:ElementClear',
  sendKeysToElement: 'WebDriver:ElementSendKeys',
  getElementText: 'WebDriver:GetElementText',
  getElementProperty: 'WebDriver:GetElementProperty',
  isElementDisplayed: 'WebDriver:IsElementDisplayed',
  executeScript: 'WebDriver:ExecuteScript',
  executeAsyncScript: 'WebDriver:ExecuteAsyncScript',
  setTimeout: 'WebDriver:SetTimeouts',
  getCurrentWindowHandle: 'WebDriver:GetWindowHandle',
  getWindowHandles: 'WebDriver:GetWindowHandles',
  switchToWindow: 'WebDriver:SwitchToWindow',
  newWindow: 'WebDriver:NewWindow',
  close: 'WebDriver:CloseWindow',
  setWindowRect: 'WebDriver:SetWindowRect',
  actions: 'WebDriver:PerformActions',
  clearActions: 'WebDriver:ReleaseActions',
  screenshot: 'WebDriver:TakeScreenshot',
  printPage: 'WebDriver:Print',
  acceptAlert: 'WebDriver:AcceptAlert',
}

type Answer = [type: 1, id: number, error: { error: string; message: string } | null, result: unknown]

/**
 * Connects the WebDriver client to Firefox without geckodriver, which Debian does not package. Marionette is the part
 * inside Firefox, and accepts the same commands as JSON over a socket.
 */
export class Marionette implements Executor {
  #socket: Socket
  #waiting = new Map<number, (answer: Answer) => void>()
  #sent = 0

  private constructor(socket: Socket) {
    this.#socket = socket
  }

  static open(port: number): Promise<Marionette> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1')
      const opened = new Marionette(socket)
      socket.once('error', reject)
      socket.once('close', () => opened.#end())
      opened.#listen(() => resolve(opened))
    })
  }

  /** Parses messages: length in bytes, a colon, and JSON. The first one is a greeting. */
  #listen(greeted: () => void) {
    let bytes = Buffer.alloc(0)
    this.#socket.on('data', (more) => {
      bytes = Buffer.concat([bytes, more])
      for (;;) {
        const colon = bytes.indexOf(':')
        const end = colon + 1 + Number(bytes.subarray(0, Math.max(colon, 0)))
        if (colon < 0 || bytes.length < end) return
        const message: Answer | object = JSON.parse(bytes.subarray(colon + 1, end).toString())
        bytes = bytes.subarray(end)
        if (Array.isArray(message)) this.#take(message as Answer)
        else greeted()
      }
    })
  }

  #take(answer: Answer) {
    this.#waiting.get(answer[1])?.(answer)
    this.#waiting.delete(answer[1])
  }

  #end() {
    const error = { error: 'disconnected', message: 'Firefox has ended' }
    for (const [id, settle] of this.#waiting) settle([1, id, error, null])
    this.#waiting.clear()
  }

  /** @throws {Error} whose name is the standard's error code */
  send(name: string, parameters: object): Promise<unknown> {
    this.#sent += 1
    const id = this.#sent
    const json = JSON.stringify([0, id, name, parameters])
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, ([, , error, result]) => {
        if (error) reject(Object.assign(new Error(error.message), { name: error.error }))
        else resolve(result)
      })
      this.#socket.write(`${Buffer.byteLength(json)}:${json}`)
    })
  }

  async execute(command: Command): Promise<unknown> {
    const name = names[command.getName()]
    if (!name) throw new Error(`No tests needed ${command.getName()} of Firefox so far: add it to the list`)
    const { sessionId: _, ...parameters } = Object(command.getParameters())
    if (command.getName() === 'newSession') {
      const made = Object(await this.send(name, parameters.capabilities.alwaysMatch))
      return new Session(made.sessionId, made.capabilities)
    }
    if (parameters.id) parameters.id = parameters.id[elementKey]
    return unwrapped(await this.send(name, parameters))
  }
}

/** Unwraps a result: most are wrapped in an object. */
function unwrapped(result: unknown): unknown {
  const isWrapped = typeof result === 'object' && result !== null && 'value' in result
  return isWrapped ? result.value : result
}
