import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startApp } from './app.tsx';
import { startErrorTracing } from './error-tracing.ts';
import { watchInstallPrompt } from './install-prompt.ts';
import { resumeSending } from './offline/outbox/resume-sending.ts';
import { registerServiceWorker } from './service-worker-registration.ts';
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

createRoot(root).render(
  <StrictMode>
    {app}
    <Announcer />
    <Toaster />
  </StrictMode>,
);

void startErrorTracing();
registerServiceWorker(storage.mode.get());
resumeSending().catch(() => {});
