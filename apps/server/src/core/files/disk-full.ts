/** The disk, or the share of it that we may use, is full or failing. */
export function isDiskFull(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException | null)?.code ?? '';
  return ['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO', 'EROFS'].includes(code);
}
