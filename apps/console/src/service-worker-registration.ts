import { sayNewVersion } from '#sentences/frame/new-version.ts';
import { whenIdle } from './parts/hooks/when-idle.ts';
import { toast } from './ui/feedback/toast.tsx';

/** SPEC section 1: registered at load, and given the stored mode value at startup. */
export function registerServiceWorker(mode: string | null): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') void register(mode);
  else addEventListener('load', () => void register(mode), { once: true });
}

async function register(mode: string | null): Promise<void> {
  const wasControlled = navigator.serviceWorker.controller !== null;
  try {
    const registration = await navigator.serviceWorker.register('/service-worker.js');
    const ready = await navigator.serviceWorker.ready;
    ready.active?.postMessage({ type: 'mode', mode });
    // It fetches them and takes charge of the page: not while the page is still being built.
    if (!wasControlled) whenIdle(() => tellWhatIsUsed(ready.active));
    if (wasControlled) watchForNewVersion(registration);
  } catch {
    // Private windows and strict settings refuse it; the console works without.
  }
}

/** Paths of what this page has fetched past the service worker, and of what is still on its way then. */
function tellWhatIsUsed(worker: ServiceWorker | null): void {
  const observer = new PerformanceObserver((list) => {
    const fetched = list
      .getEntries()
      .filter((entry) => (entry as PerformanceResourceTiming).workerStart === 0);
    const urls = fetched.map(({ name }) => new URL(name)).filter(({ origin }) => origin === location.origin);
    if (urls.length > 0) worker?.postMessage({ type: 'used', files: urls.map(({ pathname }) => pathname) });
  });
  observer.observe({ type: 'resource', buffered: true });
}

/** A new version waits until somebody chooses to load it: it never replaces a page in the middle of a sale. */
function watchForNewVersion(registration: ServiceWorkerRegistration): void {
  if (registration.waiting) offerVersion(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed') offerVersion(coming);
    });
  });
}

function offerVersion(waiting: ServiceWorker): void {
  function takeOver(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting.postMessage({ type: 'take-over' });
  }
  toast.info(sayNewVersion('text'), {
    sticky: true,
    action: { label: sayNewVersion('reload'), onAction: takeOver },
  });
}
