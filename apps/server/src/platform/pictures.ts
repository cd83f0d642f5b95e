/** One picture, decoded, turned upright, without metadata, as WebP in three sizes. */
export interface Renditions {
  width: number;
  height: number;
  small: Buffer;
  medium: Buffer;
  large: Buffer;
}

export interface Pictures {
  /**
   * Re-encodes an uploaded file in the worker process.
   * @throws DomainError `not_a_picture`, `picture_too_large`, `unavailable`
   */
  renditions(path: string): Promise<Renditions>;
}
