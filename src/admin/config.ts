import { stringify } from 'yaml';
import { FOLDERS, PAGE_FOLDERS, SINGLES, type PageFolder, type Single } from '../entries/files.ts';
import { jsonSchemaOf } from '../entries/jsonSchema.ts';
import { fieldsOf, labelOf, sentenceOn, type Field } from './fields.ts';
import { SLUG_HINT } from './labels.ts';
import type { Repository } from './repository.ts';

/** Files that are not for editors: lists with keys of their own. */
export const NOT_FOR_EDITORS: readonly Single[] = ['answers/urgent.yaml'];

const BODY: Field = {
  name: 'body',
  label: labelOf('body'),
  hint: sentenceOn('body'),
  widget: 'richtext',
  required: false,
  // As it is written: the visual editor would write tables and lists in its own way.
  modes: ['raw', 'rich_text'],
  buttons: ['bold', 'italic', 'link', 'heading-two', 'heading-three', 'quote', 'bulleted-list', 'numbered-list'],
  editor_components: [],
};

/** Configuration of Sveltia CMS, from the schemas that also check the content. `content` is its folder in the repository. */
export function adminConfig(repository: Repository, base: string, content: string): string {
  const config = {
    backend: {
      name: 'github',
      repo: repository.name,
      branch: repository.branch,
      commit_messages: {
        create: 'Add {{collection}} {{slug}}',
        update: 'Change {{collection}} {{slug}}',
        delete: 'Take away {{collection}} {{slug}}',
      },
    },
    site_url: base,
    display_url: base,
    show_preview_links: false,
    media_folder: `${content}/drawings`,
    public_folder: '/drawings',
    slug: { encoding: 'ascii', clean_accents: true },
    editor: { preview: false },
    // An optional field left empty must not be written: to the schemas an empty text is an error.
    output: { omit_empty_optional_fields: true, yaml: { quote: 'none' } },
    collections: [
      ...PAGE_FOLDERS.map((name) => folderOf(name, content)),
      { name: 'single', label: labelOf('single'), files: singlesOf(content) },
    ],
  };
  return stringify(config, { lineWidth: 0, aliasDuplicateObjects: false });
}

function folderOf(name: PageFolder, content: string) {
  const { files, schema } = FOLDERS[name];
  const markdown = files.endsWith('.md');
  return {
    name,
    label: labelOf(name),
    folder: `${content}/${name}`,
    create: true,
    extension: markdown ? 'md' : 'yaml',
    format: markdown ? 'yaml-frontmatter' : 'yaml',
    identifier_field: 'title',
    // The file's name is the page's address: chosen once, by default from the title.
    slug: {
      template: '{{title}}',
      editable: ['create'],
      hint: SLUG_HINT,
    },
    summary: '{{title}}',
    // {neighborhood}/{service}.md
    ...(name === 'service-neighborhoods' && { nested: { depth: 2, subfolders: false }, meta: { path: {} } }),
    fields: [...fieldsOf(jsonSchemaOf(schema)), ...(markdown ? [BODY] : [])],
  };
}

function singlesOf(content: string) {
  return (Object.keys(SINGLES) as Single[])
    .filter((file) => !NOT_FOR_EDITORS.includes(file))
    .map((file) => {
      const name = file.replace(/\.\w+$/, '').replaceAll('/', '-');
      const markdown = file.endsWith('.md');
      return {
        name,
        label: labelOf(name),
        file: `${content}/${file}`,
        format: markdown ? 'yaml-frontmatter' : 'yaml',
        fields: [...fieldsOf(jsonSchemaOf(SINGLES[file])), ...(markdown ? [BODY] : [])],
      };
    });
}
