import { realpath } from 'node:fs/promises';
import { type ClusterUrls, urlsAt } from '@sokoni/server/database/cluster';
import { placeCluster, socketFolderOf } from '@sokoni/server/database/placement';

/** How to reach the embedded database of a server that is running. */
export async function embeddedUrls(dataDir: string): Promise<ClusterUrls> {
  const { home } = await placeCluster(await realpath(dataDir));
  return urlsAt(await socketFolderOf(home));
}
