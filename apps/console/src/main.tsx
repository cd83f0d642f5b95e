import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startApp } from './app.tsx';
import { startErrorTracing } from './error-tracing.ts';
import { watchInstallPrompt } from './install-prompt.ts';
import { resumeSending } from './offline/outbox/resume-sending.ts';
import { registerServiceWorker } from './service-worker-registration.ts';
import { useLanguage } from './session/language.ts';
import { savedTheme, storage } from './session/storage.ts';
import { startColorScheme } from './ui/color-scheme.ts';
import { Announcer } from './ui/feedback/announcer.tsx';
import { Toaster } from './ui/feedback/toast.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

watchInstallPrompt();
const app = startApp();
// After the version gate, which may have wiped the choice.
startColorScheme({ read: savedTheme, write: (choice) => storage.theme.set(choice) });

const drawn = createRoot(root);
void app.then((pages) =>
  drawn.render(
    <StrictMode>
      {pages}
      <Announcer />
      <Notices />
    </StrictMode>,
  ),
);

/** Their words change with the language, as those of a page do. */
function Notices() {
  useLanguage();
  return <Toaster />;
}

void startErrorTracing();
registerServiceWorker(storage.mode.get());
resumeSending().catch(() => {});
