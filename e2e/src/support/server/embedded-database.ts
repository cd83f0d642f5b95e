import { realpath } from 'node:fs/promises';
import { type ClusterUrls, urlsAt } from '@sokoni/server/embedded/cluster';
import { placeCluster, socketFolderOf } from '@sokoni/server/embedded/cluster-location';

/** How to reach the embedded database of a server that is running, and where its files lie. */
export async function embeddedDatabase(dataDir: string): Promise<ClusterUrls & { clusterFolder: string }> {
  const { home, clusterFolder } = await placeCluster(await realpath(dataDir));
  return { ...urlsAt(await socketFolderOf(home)), clusterFolder };
}
