/** A picture that cannot be read. Its message is for people. */
export class UnreadablePicture extends Error {
  override name = 'UnreadablePicture'
}
