import { useAtomValue, useSetAtom } from 'jotai'
import { Menu as MenuIcon, Search } from 'lucide-react'
import { sessionAtom } from '#src/api/session.ts'
import { logout } from '#src/dashboard/navigation/logout.ts'
import { Bell } from '#src/dashboard/notifications/bell.tsx'
import { openPaletteAtom } from '#src/dashboard/search/palette-host.tsx'
import { themeAtom } from '#src/ui/browser/theme.ts'
import { useIsDark } from '#src/ui/browser/use-is-dark.ts'
import { Button, IconButton } from '#src/ui/button.tsx'
import { Initials } from '#src/ui/initials.tsx'
import { Menu } from '#src/ui/overlay/menu.tsx'
import { SearchBox } from './search-box.tsx'

/** Search, notifications and the user's menu; on a phone also the menu button. */
export function TopBar({ onMenu }: { onMenu: () => void }) {
  const openPalette = useSetAtom(openPaletteAtom)
  return (
    <header className="@container sticky top-0 z-10 flex min-h-(--top-bar) items-center gap-1 border-line border-b bg-paper px-2 sm:gap-2 lg:px-6 print:hidden">
      <span className="md:hidden">
        <IconButton label="Open menu" icon={MenuIcon} onClick={onMenu} />
      </span>
      <SearchBox />
      {/* Beside large letters the box has room for two of them. */}
      <IconButton
        label="Find a record"
        icon={Search}
        className="@min-[16rem]:hidden"
        onClick={() => void openPalette()}
      />
      <div className="ml-auto flex items-center gap-1">
        <Bell />
        <Profile />
      </div>
    </header>
  )
}

function Profile() {
  const name = useAtomValue(sessionAtom)?.admin.name || 'User'
  const setTheme = useSetAtom(themeAtom)
  const openPalette = useSetAtom(openPaletteAtom)
  const isDark = useIsDark()
  return (
    <Menu
      label={`Profile of ${name}`}
      trigger={
        <Button variant="quiet" className="min-w-0 max-sm:px-1">
          <Initials name={name} size="small" />
          <span className="sr-only">Profile of </span>
          <span className="max-w-32 truncate max-sm:sr-only md:max-w-40 lg:max-w-72">{name}</span>
        </Button>
      }
      items={[
        { label: 'Your Profile', to: '/dashboard/profile' },
        { label: 'Settings', to: '/dashboard/settings' },
        { label: 'This device', to: '/dashboard/device' },
        { label: 'Install the app', to: '/dashboard/install' },
        { label: 'Find a record', onSelect: () => void openPalette() },
        {
          label: isDark ? 'Use the light theme' : 'Use the dark theme',
          onSelect: () => setTheme(isDark ? 'light' : 'dark'),
        },
        { label: 'Sign out', onSelect: logout },
      ]}
    />
  )
}
