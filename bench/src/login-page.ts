import { launch, visit } from '@sokoni/e2e/support/browser/browser';
import { dispose, startServer } from '@sokoni/e2e/support/server/server-process';
import { report } from './support/report.ts';

// First visit to /login: at most 130 kB JavaScript and 20 kB CSS (brotli), at most one call for data,
// largest paint under 1.0 s with the CPU slowed 4x on loopback.
const rounds = 5;
const server = await startServer();
const browser = await launch();
try {
  const paints: number[] = [];
  const sizes = { script: 0, stylesheet: 0, calls: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const { context, page } = await visit(browser, server.url);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await session.send('Network.enable');
    const kinds = new Map<string, string>();
    const seen = { script: 0, stylesheet: 0, calls: 0 };
    session.on('Network.responseReceived', ({ requestId, type, response }) => {
      kinds.set(requestId, type);
      if ((type === 'Fetch' || type === 'XHR') && /\/(accounts|marketplace)\//.test(response.url))
        seen.calls += 1;
    });
    // The bodies as they travel, compressed, without their headers.
    session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId);
      if (kind === 'Script') seen.script += encodedDataLength;
      if (kind === 'Stylesheet') seen.stylesheet += encodedDataLength;
    });
    await page.goto('/login');
    await page
      .getByRole('button', { name: /log in/i })
      .first()
      .waitFor();
    await page.waitForLoadState('networkidle');
    paints.push(
      await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
              type: 'largest-contentful-paint',
              buffered: true,
            });
          }),
      ),
    );
    Object.assign(sizes, seen);
    await context.close();
  }
  paints.sort((a, b) => a - b);
  const paint = paints[Math.floor(rounds / 2)] ?? 0;
  const [script, css] = [sizes.script / 1000, sizes.stylesheet / 1000];
  report('first visit to /login', {
    JavaScript: `${script.toFixed(1)} kB`,
    CSS: `${css.toFixed(1)} kB`,
    'calls for data': sizes.calls,
    'largest paint, median': `${Math.round(paint)} ms`,
    limit: '130 kB, 20 kB, 1 call, 1000 ms',
    holds: script <= 130 && css <= 20 && sizes.calls <= 1 && paint < 1000,
  });
} finally {
  await browser.close();
  await dispose(server);
}
