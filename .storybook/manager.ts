import { addons } from 'storybook/manager-api'
import { brand } from './blocks/brand.ts'

const isDark = matchMedia('(prefers-color-scheme: dark)').matches
addons.setConfig({ theme: brand(isDark ? 'dark' : 'light'), sidebar: { showRoots: true } })
