import type { ThemeVars } from 'storybook/theming'
import { create } from 'storybook/theming/create'

/** Colours of Storybook's own interface, which does not use the product's style sheet. A test compares them. */
export const frameColours = {
  light: {
    paper: '#ffffff',
    'paper-sunk': '#f3f5f4',
    ink: '#0c1b24',
    'ink-soft': '#4a5b66',
    line: '#d7dedd',
    edge: '#75848d',
    signal: '#c2410c',
  },
  dark: {
    paper: '#0b151b',
    'paper-sunk': '#101d25',
    ink: '#e8eef1',
    'ink-soft': '#9fb0ba',
    line: '#22343f',
    edge: '#6f8795',
    signal: '#fb923c',
  },
}

export function brand(name: 'light' | 'dark'): ThemeVars {
  const { paper, 'paper-sunk': sunk, ink, 'ink-soft': soft, line, edge, signal } = frameColours[name]
  return create({
    base: name,
    brandTitle: 'Kelvara Engineering Services: Storybook',
    brandImage: name === 'dark' ? '/brand/logo-on-dark.svg' : '/brand/logo.svg',
    brandUrl: '/',
    brandTarget: '_self',
    colorPrimary: signal,
    colorSecondary: signal,
    appBg: sunk,
    appContentBg: paper,
    appPreviewBg: paper,
    appBorderColor: line,
    appBorderRadius: 4,
    textColor: ink,
    textMutedColor: soft,
    barBg: paper,
    barTextColor: soft,
    barHoverColor: signal,
    barSelectedColor: signal,
    inputBorder: edge,
    fontBase: "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
    fontCode: "ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace",
  })
}
