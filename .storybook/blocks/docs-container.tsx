import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { Fragment, type PropsWithChildren, useEffect, useLayoutEffect, useState } from 'react'
import { addons } from 'storybook/preview-api'
import { applyTheme } from '#src/ui/browser/theme.ts'
import { brand } from './brand.ts'

type Theme = 'light' | 'dark'

/** Applies the toolbar's theme to a whole documentation page. A change reloads the frames. */
export function ThemedContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const channel = addons.getChannel()
  const [theme, setTheme] = useState(() =>
    themeIn(channel.last('globalsUpdated') ?? channel.last('setGlobals')),
  )
  useLayoutEffect(() => applyTheme(theme), [theme])
  useEffect(() => {
    const follow = (...news: News[]) => setTheme(themeIn(news))
    channel.on('globalsUpdated', follow)
    return () => channel.off('globalsUpdated', follow)
  }, [channel])
  return (
    <DocsContainer context={context} theme={brand(theme)}>
      <Fragment key={theme}>{children}</Fragment>
    </DocsContainer>
  )
}

interface News {
  globals?: { theme?: unknown }
}

function themeIn([news]: News[] = []): Theme {
  return news?.globals?.theme === 'dark' ? 'dark' : 'light'
}
