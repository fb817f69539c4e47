#!/bin/sh
# Installs this release on Debian or Ubuntu: a systemd service with Caddy in front. Run again from a newer release, it
# upgrades. DESTDIR=FOLDER writes all files below a folder and starts nothing.
set -eu

usage='Usage, as root:
  ./install.sh DOMAIN EMAIL   installs; EMAIL becomes the first super admin. Example: ./install.sh www.example.com ada@example.com
  ./install.sh                upgrades to this release, with the settings of the installation
  ./install.sh --remove       removes the program; data and settings stay
  --no-proxy before these     leaves Caddy alone: another proxy is in front'

fail() {
  printf '%s\n' "$*" >&2
  exit 1
}
say() { printf '%s\n' "$*"; }

root=${DESTDIR-}
programs=$root/srv/site
settings=$root/etc/site.env
unit=$root/etc/systemd/system/site.service
command=$root/usr/local/bin/site
caddyfile=$root/etc/caddy/Caddyfile
signature='# Written by install.sh of the site.'
here=$(dirname -- "$(readlink -f -- "$0")")
release=$(basename -- "$here")

is_live() { [ -z "$root" ] && [ -d /run/systemd/system ]; }
is_installed() { [ -e "$settings" ] && [ -L "$programs/current" ]; }
say_how_to_start() {
  is_live || say "systemd does not run here, so nothing was started. By hand: cd $programs/current && bin/site serve"
}

remove() {
  if is_live; then
    systemctl disable --now site.service || true
  fi
  rm -rf -- "$programs" "$unit" "$command"
  ! is_live || systemctl daemon-reload
  say "Removed. Data in $root/var/lib/site and settings in $settings are still there."
}

# Copies the release beside the installed ones. A copy that was interrupted is made anew.
copy_release() {
  [ "$(readlink -- "$programs/current" || true)" != "$release" ] || fail "$release is installed already."
  [ "$here" != "$(readlink -f -- "$programs")/$release" ] || return 0
  mkdir -p -- "$programs"
  rm -rf -- "$programs/$release" "$programs/.copy"
  cp -R -- "$here" "$programs/.copy"
  chmod -R go=rX -- "$programs/.copy"
  mv -- "$programs/.copy" "$programs/$release"
}

write_settings() {
  mkdir -p -- "$(dirname -- "$settings")"
  (
    umask 077
    cat >"$settings" <<END
# Settings of the site; configuration.md describes all of them. After a change: systemctl restart site
DATA_DIR=/var/lib/site
SITE_URL=https://$domain
TRUST_PROXY=loopback
ADMIN_EMAIL=$email
# Without the next two, mails are files in /var/lib/site/mail.
# SMTP_URL=smtps://user:password@mail.example.com
# MAIL_FROM=site@example.com
END
  )
}

# Writes `site`, which runs a command as the site's user with its settings.
write_command() {
  mkdir -p -- "$(dirname -- "$command")"
  cat >"$command" <<'END'
#!/bin/sh
# Runs a command of the site as its user, with its settings: site admin list
exec systemd-run --quiet --pipe --wait --collect --uid=site --property=EnvironmentFile=/etc/site.env \
  --property=WorkingDirectory=/srv/site/current --property=UMask=0077 /srv/site/current/bin/site "$@"
END
  chmod 755 "$command"
}

write_unit() {
  mkdir -p -- "$(dirname -- "$unit")"
  cp -- "$here/site.service" "$unit"
}

proxy_text() {
  cat <<END
$signature
$domain {
	reverse_proxy 127.0.0.1:4173
	request_body {
		max_size 42MB
	}
}
END
  case $domain in
  www.*)
    cat <<END

${domain#www.} {
	redir https://$domain{uri} permanent
}
END
    ;;
  esac
}

# Replaces the file that the package brings, or that this script wrote. Another one belongs to its owner.
set_up_proxy() {
  if [ -z "$root" ] && ! command -v caddy >/dev/null; then
    apt-get update -q && apt-get install -qy caddy || fail 'Caddy could not be installed. Use --no-proxy, and put another proxy in front.'
  fi
  if [ ! -e "$caddyfile" ] || grep -qF -e "$signature" -e 'The Caddyfile is an easy way' "$caddyfile"; then
    mkdir -p -- "$(dirname -- "$caddyfile")"
    proxy_text >"$caddyfile"
    ! is_live || systemctl reload-or-restart caddy
  else
    say "$caddyfile has other sites. Add this to it, then run: systemctl reload caddy"
    say
    proxy_text
  fi
}

point_to() { ln -sfn -- "$1" "$programs/current"; }

# Waits up to a minute until the server is ready.
is_ready() {
  node=$programs/current/bin/node
  [ -x "$node" ] || node=node
  attempts=60
  while [ "$attempts" -gt 0 ]; do
    "$node" --env-file="$settings" -e '
      fetch(`http://127.0.0.1:${process.env.PORT ?? 4173}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))
    ' && return 0
    attempts=$((attempts - 1))
    sleep 1
  done
  return 1
}

start() {
  systemctl daemon-reload
  systemctl enable --quiet site.service
  systemctl restart site.service
  is_ready
}

install() {
  printf '%s' "$domain" | grep -Eq '^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$' ||
    fail "$domain is not a domain, such as www.example.com."
  printf '%s' "$email" | grep -Eq '^[^@ ]+@[^@ ]+\.[^@ ]+$' || fail "$email is not an e-mail address."
  [ -n "$root" ] || id -u site >/dev/null 2>&1 ||
    useradd --system --user-group --home-dir /srv/site --shell /usr/sbin/nologin site
  copy_release
  write_settings
  write_unit
  write_command
  point_to "$release"
  if is_live; then
    started=$(date +%s)
    start || fail 'The server is not ready after a minute. journalctl -u site says why.'
    say "$(journalctl -u site -o cat --since "@$started" | grep 'Choose the password' | tail -n 1)"
  fi
  [ "$proxy" = no ] || set_up_proxy
  say "Installed. The site is at https://$domain as soon as its address leads to this machine. Settings: $settings"
  say_how_to_start
}

upgrade() {
  before=$(readlink -- "$programs/current")
  copy_release
  if is_live && systemctl is-active --quiet site.service; then
    "$command" backup "/var/lib/site/before-$release.backup"
  fi
  write_unit
  write_command
  point_to "$release"
  if is_live && ! start; then
    journalctl -u site -o cat -n 20 >&2
    point_to "$before"
    systemctl restart site.service
    fail "The new version did not start, so $before runs again. If it does not start either, restore /var/lib/site/before-$release.backup."
  fi
  say "Upgraded from $before to $release. The earlier version is still in $programs, the settings in $settings."
  say_how_to_start
}

proxy=yes
if [ "${1-}" = --no-proxy ]; then
  proxy=no
  shift
fi
[ -n "$root" ] || [ "$(id -u)" -eq 0 ] || fail 'Run this as root: sudo ./install.sh …'
case "$#:${1-}" in
1:--remove) remove ;;
0:)
  is_installed || fail "$usage"
  upgrade
  ;;
2:[!-]*)
  domain=$1 email=$2
  if is_installed; then upgrade; else install; fi
  ;;
*) fail "$usage" ;;
esac
