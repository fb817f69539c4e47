/**
 * Tools of platforms that the registry of the last install did not have, so that the lock file gives no hash of them.
 * `npm install` on a registry that has them writes the hashes; until then nobody compares what such a machine installs.
 */
const families = [
  [
    '@biomejs/cli',
    '2.6.8',
    'android-arm64 android-x64 darwin-arm64 darwin-x64 linux-arm64-musl linux-x64-musl win32-arm64 win32-x64',
  ],
  [
    '@rollup/rollup',
    '4.68.7',
    'android-arm-eabi android-arm64 android-x64 darwin-arm64 darwin-x64 freebsd-arm64 freebsd-x64 linux-arm-gnueabihf linux-arm-musleabihf linux-arm64-musl linux-loong64-gnu linux-loong64-musl linux-ppc64-gnu linux-ppc64-musl linux-riscv64-gnu linux-riscv64-musl linux-s390x-gnu linux-x64-musl openbsd-x64 openharmony-arm64 win32-arm64-msvc win32-ia32-msvc win32-x64-gnu win32-x64-msvc',
  ],
  [
    '@tailwindcss/oxide',
    '4.3.5',
    'android-arm64 darwin-arm64 darwin-x64 freebsd-x64 linux-arm-gnueabihf wasm32-wasi win32-arm64-msvc win32-x64-msvc',
  ],
  [
    '@oxc-parser/binding',
    '0.156.0',
    'android-arm-eabi android-arm64 darwin-arm64 darwin-x64 freebsd-x64 linux-arm-gnueabihf linux-arm-musleabihf linux-ppc64-gnu linux-riscv64-gnu linux-riscv64-musl linux-s390x-gnu openharmony-arm64 win32-arm64-msvc win32-ia32-msvc win32-x64-msvc',
  ],
] as const

/** `name@version` of each. */
export const unhashed: ReadonlySet<string> = new Set(
  families.flatMap(([name, version, platforms]) =>
    platforms.split(' ').map((platform) => `${name}-${platform}@${version}`),
  ),
)
