import { giveOwnDevice } from './own-device.ts'

// Evaluated before anything that reads what is saved: the modules that do so keep it from then on.
const wanted = new URLSearchParams(location.search)
if (wanted.has('own') && window.parent !== window) giveOwnDevice(globalThis, wanted.get('id') ?? '')
