/** Stands in for a picture that a thing does not have: an empty drawing over the ground of the box. */
export const noPicture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='4' height='5'%3E%3C/svg%3E";
