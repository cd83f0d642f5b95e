import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPublicAddress, safeFetch } from './safe-fetch.ts';

const limits = { bytes: 1024 * 1024, ms: 5000 };
/** What a test lets through: its own server, and nothing else of this machine. */
const onlyHere = (address: string) => address === '127.0.0.1' || address === '::1';

let server: Server;
let url: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? '';
    if (path === '/file') response.end('a picture');
    else if (path === '/large') response.end(Buffer.alloc(limits.bytes + 1));
    else if (path === '/never') response.write('and then');
    else if (path === '/gone') response.writeHead(404).end();
    else if (path.startsWith('/hop')) {
      const left = Number(path.slice(4));
      response.writeHead(302, { location: left === 0 ? '/file' : `/hop${left - 1}` }).end();
    } else if (path === '/inside')
      response.writeHead(301, { location: 'http://169.254.169.254/secret' }).end();
    else if (path === '/local-file') response.writeHead(301, { location: 'file:///etc/passwd' }).end();
    else response.writeHead(500).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('Image URLs fetched safely', () => {
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.0.3',
    '169.254.169.254',
    '172.16.0.1',
    '192.0.0.8',
    '192.168.1.1',
    '198.18.0.1',
    '203.0.113.9',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:10.0.0.1',
    '::ffff:127.0.0.1',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    '100::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fec0::1',
    'ff02::1',
    'localhost',
    '',
  ])('reaches no %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['1.1.1.1', '93.184.216.34', '2606:4700:4700::1111'])('reaches %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    'http://127.0.0.1/x.png',
    'http://[::1]/x.png',
    'http://[::ffff:127.0.0.1]/x.png',
    'http://localhost/x.png',
    'http://2130706433/x.png',
    'http://0x7f.1/x.png',
    'http://0177.0.0.1/x.png',
  ])('asks nothing of %s', async (address) => {
    await expect(safeFetch(address, limits)).rejects.toThrow('its address is not public');
  });

  it.each([
    ['ftp://example.com/x.png', 'it is not a web address'],
    ['file:///etc/passwd', 'it is not a web address'],
    ['http://me:secret@example.com/x.png', 'its address contains a password'],
    ['nonsense', 'it is not a web address'],
  ])('takes no %s', async (address, message) => {
    await expect(safeFetch(address, limits)).rejects.toThrow(message);
  });

  it('fetches a file, also behind three redirects', async () => {
    expect((await safeFetch(`${url}/file`, limits, onlyHere)).toString()).toBe('a picture');
    expect((await safeFetch(`${url}/hop2`, limits, onlyHere)).toString()).toBe('a picture');
  });

  it('also by a name, which is looked up once and looked at', async () => {
    const asked: string[] = [];
    const named = url.replace('127.0.0.1', 'localhost');
    const allows = (address: string) => {
      asked.push(address);
      return onlyHere(address);
    };
    expect((await safeFetch(`${named}/file`, limits, allows)).toString()).toBe('a picture');
    expect(asked.length).toBeGreaterThan(0);
    await expect(safeFetch(`${named}/file`, limits)).rejects.toThrow('its address is not public');
  });

  it('goes no further than that, and never to where it may not', async () => {
    await expect(safeFetch(`${url}/hop3`, limits, onlyHere)).rejects.toThrow('it redirects too often');
    await expect(safeFetch(`${url}/inside`, limits, onlyHere)).rejects.toThrow('its address is not public');
    await expect(safeFetch(`${url}/local-file`, limits, onlyHere)).rejects.toThrow('it is not a web address');
  });

  it('gives up on what is too large, too slow or not there', async () => {
    await expect(safeFetch(`${url}/large`, limits, onlyHere)).rejects.toThrow('it is larger than 1 MB');
    await expect(safeFetch(`${url}/never`, { ...limits, ms: 300 }, onlyHere)).rejects.toThrow(
      'it took too long',
    );
    await expect(safeFetch(`${url}/gone`, limits, onlyHere)).rejects.toThrow('the other server answered 404');
  });
});
