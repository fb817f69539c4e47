#!/usr/bin/gjs -m
// A window around WebKitGTK for WebDriver. The library's own MiniBrowser stores nothing when driven, so tests could not
// see a restart or the files of a profile.
//
// Arguments: PROFILE WIDTH HEIGHT SCRIPT PRINTED [FEATURE …]. An empty profile opens a private window. SCRIPT is "on"
// or "off": "off" disables the scripts of documents, but not those of the driver. Prints go to the file PRINTED.
// FEATUREs, by WebKit's names, are disabled.
import Gio from 'gi://Gio?version=2.0'
import GLib from 'gi://GLib?version=2.0'
import Gtk from 'gi://Gtk?version=3.0'
import WebKit from 'gi://WebKit2?version=4.1'

const [profile, width, height, script, printed, ...without] = ARGV

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
    enable_javascript_markup: script !== 'off',
    enable_write_console_messages_to_stdout: true,
  })
  const features = WebKit.Settings.get_all_features()
  for (let index = 0; index < features.get_length(); index += 1) {
    const feature = features.get(index)
    if (without.includes(feature.get_identifier())) settings.set_feature_enabled(feature, false)
  }
  const view = new WebKit.WebView({ web_context: context, settings, is_controlled_by_automation: true })
  const window = new Gtk.Window({ default_width: Number(width), default_height: Number(height) })
  view.connect('close', () => window.destroy())
  view.connect('web-process-terminated', (_view, reason) =>
    print(`CONSOLE ERROR the page's process ended: ${reason}`),
  )
  window.add(view)
  window.show_all()
  printWhenAsked(view)
  return view
}

/** Prints on request through a file: neither the driver nor a driven page can print. */
function printWhenAsked(view) {
  const monitor = Gio.File.new_for_path(`${printed}.wanted`).monitor_file(Gio.FileMonitorFlags.NONE, null)
  // Keep a reference, or the monitor would be garbage-collected.
  view.monitor = monitor
  monitor.connect('changed', (_monitor, _file, _other, event) => {
    if (event !== Gio.FileMonitorEvent.CREATED) return
    const settings = new Gtk.PrintSettings()
    settings.set_printer('Print to File')
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, 'pdf')
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, GLib.filename_to_uri(printed, null))
    const operation = WebKit.PrintOperation.new(view)
    operation.set_print_settings(settings)
    operation.connect('failed', (_operation, error) => print(`CONSOLE ERROR not printed: ${error.message}`))
    operation.print()
  })
}
