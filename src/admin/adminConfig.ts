import { stringify } from 'yaml';
import { FOLDERS, PAGE_FOLDERS, type PageFolder, refOf, type Single, SINGLE_FILES } from '#content/contentFiles.ts';
import { jsonSchemaOf } from '#content/jsonSchema.ts';
import { type EditorField, editorFieldsOf, type Existing } from './formFields.ts';
import type { Repository } from './repository.ts';
import { hintOf, labelOf, TEXTS } from './turkish.ts';

/** Files that the editor omits: lists of keys that only programs know. */
const NOT_FOR_EDITORS: readonly Single[] = ['answers/urgent.yaml'];

const BODY: EditorField = {
  name: 'body',
  label: labelOf('body'),
  hint: hintOf(['body']),
  widget: 'richtext',
  required: true,
  // The visual editor would reformat tables and lists.
  modes: ['raw', 'rich_text'],
  buttons: ['bold', 'italic', 'link', 'heading-two', 'heading-three', 'quote', 'bulleted-list', 'numbered-list'],
  editor_components: [],
};

/** What to choose from: names, by the field that takes one, and pages, signs, … */
interface Choices {
  readonly people: Readonly<Record<'author' | 'reviewer', readonly string[]>>;
  readonly existing: Existing;
}

/**
 * Create the configuration of Sveltia CMS from the content schemas.
 * @param content the content folder in the repository.
 */
export function adminConfig(repository: Repository, base: string, content: string, choices: Choices): string {
  const config = {
    backend: {
      name: 'github',
      repo: repository.name,
      branch: repository.branch,
      commit_messages: {
        create: 'Add {{collection}} {{slug}}',
        update: 'Change {{collection}} {{slug}}',
        delete: 'Delete {{collection}} {{slug}}',
      },
    },
    site_url: base,
    display_url: base,
    show_preview_links: false,
    media_folder: `${content}/drawings`,
    public_folder: '/drawings',
    slug: { encoding: 'ascii', clean_accents: true },
    // Slugs then spell Turkish letters as `npm run new` does: ü as u, where other languages write ue.
    i18n: { structure: 'multiple_files', locales: ['tr'], omit_default_locale_from_file_path: true },
    editor: { preview: false },
    // The schemas reject an empty text, so an empty optional field must not be written.
    output: { omit_empty_optional_fields: true, yaml: { quote: 'none' } },
    collections: [
      ...PAGE_FOLDERS.map((name) => folderOf(name, content, choices)),
      { name: 'single', label: labelOf('single'), files: singlesOf(content, choices) },
    ],
  };
  return stringify(config, { lineWidth: 0 });
}

function folderOf(name: PageFolder, content: string, choices: Choices) {
  const { files, schema } = FOLDERS[name];
  return {
    name,
    label: labelOf(name),
    folder: `${content}/${name}`,
    create: true,
    i18n: true,
    extension: files.endsWith('.md') ? 'md' : 'yaml',
    ...formatOf(name, files, schema, choices),
    identifier_field: 'title',
    // The file name is the page's address: chosen once, by default from the title.
    slug: { template: '{{title}}', editable: ['create'], hint: TEXTS.slug },
    summary: '{{title}}',
    // The folder also has the pages that every practice has, without this field.
    ...(name === 'pages' && { filter: { field: 'listed', value: jsonSchemaOf(schema).properties?.['listed']?.enum } }),
  };
}

const singlesOf = (content: string, choices: Choices) =>
  (Object.keys(SINGLE_FILES) as Single[])
    .filter((file) => !NOT_FOR_EDITORS.includes(file))
    .map((file) => {
      const name = refOf(file).replaceAll('/', '-');
      const format = formatOf(name, file, SINGLE_FILES[file], choices);
      return { name, label: labelOf(name), file: `${content}/${file}`, ...format };
    });

function formatOf(
  name: string,
  file: string,
  schema: Parameters<typeof jsonSchemaOf>[0],
  { people, existing }: Choices,
) {
  const isMarkdown = file.endsWith('.md');
  const fields = editorFieldsOf(jsonSchemaOf(schema), [name], existing).map((field) =>
    field.name in people ? selectField(field, people[field.name as keyof typeof people]) : field,
  );
  // Editors come for the text; the fields after the first words are for few of them.
  const first = fields.findIndex((field) => field.name === 'description') + 1;
  return {
    format: isMarkdown ? 'yaml-frontmatter' : 'yaml',
    fields: isMarkdown ? fields.toSpliced(first, 0, BODY) : fields,
  };
}

const selectField = ({ name, label, required, hint }: EditorField, options: readonly string[]): EditorField => ({
  name,
  label,
  required,
  hint,
  widget: 'select',
  options,
});
