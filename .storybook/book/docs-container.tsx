import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { createContext, type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { addons } from 'storybook/preview-api'
import { applyTheme } from '#src/ui/browser/theme.ts'
import { brand } from './brand.ts'

type Theme = 'light' | 'dark'

/** Theme of the toolbar. */
export const DocsTheme = createContext<Theme>('light')

interface ThemedContainerProps {
  context: DocsContainerProps['context']
  children?: ReactNode
}

/** Applies the theme of the stories to a whole documentation page, with its text and tables. */
export function ThemedContainer({ context, children }: ThemedContainerProps) {
  const channel = addons.getChannel()
  const [theme, setTheme] = useState<Theme>(() =>
    themeIn(channel.last('globalsUpdated') ?? channel.last('setGlobals')),
  )
  useLayoutEffect(() => applyTheme(theme), [theme])
  useEffect(() => {
    const follow = (news: News) => setTheme(themeIn([news]))
    channel.on('globalsUpdated', follow)
    return () => channel.off('globalsUpdated', follow)
  }, [channel])
  return (
    <DocsTheme value={theme}>
      <DocsContainer context={context} theme={brand(theme)}>
        {children}
      </DocsContainer>
    </DocsTheme>
  )
}

interface News {
  globals?: { theme?: unknown }
}

function themeIn([news]: News[] = []): Theme {
  return news?.globals?.theme === 'dark' ? 'dark' : 'light'
}
