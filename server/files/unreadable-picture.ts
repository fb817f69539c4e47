/** A picture that cannot be read. The message states the problem for users, without the file's name. */
export class UnreadablePicture extends Error {
  override name = 'UnreadablePicture'
}
