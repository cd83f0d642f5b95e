/** For the environment of a process: the C library would keep for itself what buffers and pictures have freed. */
export const givesMemoryBack = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '65536',
};
