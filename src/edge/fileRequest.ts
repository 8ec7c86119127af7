/**
 * The request for the file at a path of the site, with the headers of the client's own request. What a relative address
 * would lead to another host, such as `//other.example/x`, stays a path of this one.
 */
export function fileRequest(path: string, original: Request): Request {
  const url = new URL(original.url);
  url.pathname = path;
  url.search = '';
  return new Request(url, original);
}
