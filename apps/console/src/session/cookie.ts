/** What the cookie code needs of the page; the tests bring their own. */
export interface CookiePage {
  document: { cookie: string };
  location: { protocol: string };
}

export interface Cookie {
  get(): string | null;
  /** `maxAge` in seconds. */
  set(value: string, maxAge: number): void;
  remove(): void;
}

/**
 * A cookie as CONTRACT "Security, decided" wants it: SameSite=Strict, Secure on https, host-only, for every path.
 * Where the browser refuses cookies the value lives in memory until the tab is closed.
 */
export function cookie(name: string, page: () => CookiePage = () => globalThis): Cookie {
  let memory: string | null = null;

  function write(value: string, maxAge: number): void {
    const { document, location } = page();
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Strict${secure}`;
  }

  function read(): string | null {
    try {
      const found = page()
        .document.cookie.split('; ')
        .find((part) => part.startsWith(`${name}=`));
      return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1));
    } catch {
      return null;
    }
  }

  return {
    get: () => read() ?? memory,
    set(value, maxAge) {
      attempt(() => write(value, maxAge));
      memory = read() === value ? null : value;
    },
    remove() {
      memory = null;
      attempt(() => write('', 0));
    },
  };
}

function attempt(act: () => void): void {
  try {
    act();
  } catch {
    // The page may be sandboxed without cookies; memory holds the value then.
  }
}
