import { addons } from 'storybook/manager-api'
import { brand } from './book/brand.ts'

const isDark = matchMedia('(prefers-color-scheme: dark)').matches
addons.setConfig({ theme: brand(isDark ? 'dark' : 'light'), sidebar: { showRoots: true } })
