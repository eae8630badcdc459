"""A window as wide as it is told, without a bar: WebKit's own MiniBrowser is wider than a phone. WebKitWebDriver starts it."""

import argparse

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2  # noqa: E402

parser = argparse.ArgumentParser()
parser.add_argument('--folder', required=True)
parser.add_argument('--width', type=int, required=True)
parser.add_argument('--height', type=int, required=True)
options = parser.parse_args()

kept = WebKit2.WebsiteDataManager(
    base_data_directory=f'{options.folder}/data', base_cache_directory=f'{options.folder}/cache'
)
context = WebKit2.WebContext(website_data_manager=kept)
context.set_preferred_languages(['es-MX'])
context.set_automation_allowed(True)

settings = WebKit2.Settings()
features = WebKit2.Settings.get_all_features()
for index in range(features.get_length()):
    feature = features.get(index)
    # navigator.storage, which Safari has had since 15.2 and WebKitGTK leaves off.
    if feature.get_identifier() in ('StorageAPI', 'StorageAPIEstimate'):
        settings.set_feature_enabled(feature, True)


def open_window(_session):
    view = WebKit2.WebView(web_context=context, settings=settings, is_controlled_by_automation=True)
    window = Gtk.Window()
    window.set_default_size(options.width, options.height)
    window.add(view)
    window.show_all()
    return view


def begin(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name('WebKitGTK')
    info.set_version(
        WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version()
    )
    session.set_application_info(info)
    session.connect('create-web-view', open_window)


context.connect('automation-started', begin)
Gtk.main()
