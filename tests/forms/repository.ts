import type { Page } from 'playwright-core';

/**
 * Give a page a folder of the browser's own file system in place of the one a person would choose on the disk: the
 * editor's "local repository" then works with it as it would with theirs.
 */
export async function giveRepository(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const folder = async () =>
      (await navigator.storage.getDirectory()).getDirectoryHandle('repository', { create: true });
    Object.assign(globalThis, { showDirectoryPicker: folder });
    // Folders of this file system need no permission, and have no way to ask for it.
    Object.assign(FileSystemHandle.prototype, { requestPermission: () => Promise.resolve('granted') });
  });
}

/** Write files by their path in the repository, beside a `.git` folder. */
export const writeRepository = (page: Page, files: Readonly<Record<string, string>>): Promise<void> =>
  page.evaluate(async (all) => {
    const storage = await navigator.storage.getDirectory();
    const root = await storage.getDirectoryHandle('repository', { create: true });
    await root.getDirectoryHandle('.git', { create: true });
    for (const [path, text] of Object.entries(all)) {
      const names = path.split('/');
      let folder = root;
      for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name, { create: true });
      const file = await (await folder.getFileHandle(names.at(-1)!, { create: true })).createWritable();
      await file.write(text);
      await file.close();
    }
  }, files);

/** Every file of the repository by its path. */
export const readRepository = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const found: Record<string, string> = {};
    const walk = async (folder: FileSystemDirectoryHandle, at: string): Promise<void> => {
      const items = folder as unknown as AsyncIterable<[string, FileSystemDirectoryHandle | FileSystemFileHandle]>;
      for await (const [name, item] of items)
        if (item.kind === 'directory') await walk(item, `${at}${name}/`);
        else found[at + name] = await (await item.getFile()).text();
    };
    const storage = await navigator.storage.getDirectory();
    await walk(await storage.getDirectoryHandle('repository'), '');
    return found;
  });
