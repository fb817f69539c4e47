#!/usr/bin/gjs -m
// A window around WebKitGTK for WebDriver. The library's own MiniBrowser keeps nothing once it is driven, so that
// nothing could be seen of a restart or of what lies in a profile.
//
// Arguments: PROFILE WIDTH HEIGHT SCRIPT, the last one "on" or "off"; an empty profile is a private window.
import GLib from 'gi://GLib?version=2.0'
import Gtk from 'gi://Gtk?version=3.0'
import WebKit from 'gi://WebKit2?version=4.1'

const [profile, width, height, script] = ARGV

Gtk.init(null)
const manager = profile
  ? new WebKit.WebsiteDataManager({
      base_data_directory: GLib.build_filenamev([profile, 'data']),
      base_cache_directory: GLib.build_filenamev([profile, 'cache']),
    })
  : WebKit.WebsiteDataManager.new_ephemeral()
const context = new WebKit.WebContext({ website_data_manager: manager })
context.set_automation_allowed(true)
context.connect('automation-started', (_context, session) => {
  const about = new WebKit.ApplicationInfo()
  about.set_name('WebKitGTK')
  about.set_version(WebKit.get_major_version(), WebKit.get_minor_version(), WebKit.get_micro_version())
  session.set_application_info(about)
  session.connect('create-web-view', createView)
})
Gtk.main()

function createView() {
  const settings = new WebKit.Settings({
    enable_javascript: script !== 'off',
    enable_write_console_messages_to_stdout: true,
  })
  const view = new WebKit.WebView({ web_context: context, settings, is_controlled_by_automation: true })
  const window = new Gtk.Window({ default_width: Number(width), default_height: Number(height) })
  view.connect('close', () => window.destroy())
  view.connect('web-process-terminated', (_view, reason) =>
    print(`CONSOLE ERROR the page's process ended: ${reason}`),
  )
  window.add(view)
  window.show_all()
  return view
}
