import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { HighlightStyle, bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';

export interface EditorOptions {
  readonly parent: HTMLElement;
  readonly text: string;
  /** The selection, or the caret twice. */
  readonly selected: readonly [from: number, to: number];
  readonly label: string;
  /** ID of the element (in the same tree) that explains how to leave the editor by keyboard. */
  readonly describedBy: string;
  readonly changed: (text: string) => void;
  readonly run: () => void;
}

export interface CodeEditor {
  setText(text: string): void;
  focus(): void;
  destroy(): void;
}

/** Weight and slant instead of colours, which are reserved for the clock hands. */
const highlighting = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.controlKeyword], fontWeight: '700' },
  { tag: [tags.comment], color: 'var(--ink-soft)', fontStyle: 'italic' },
  { tag: [tags.number, tags.string, tags.bool], color: 'var(--ink-soft)' },
]);

const theme = EditorView.theme({
  '&': { color: 'var(--ink)', backgroundColor: 'transparent' },
  '&.cm-focused': { outline: '2px solid var(--focus)', outlineOffset: '2px' },
  '.cm-scroller': { fontFamily: 'var(--font-mono)', fontSize: 'inherit', lineHeight: '1.6' },
  '.cm-content': { caretColor: 'var(--ink)', padding: '0.6rem 0' },
  '.cm-gutters': { backgroundColor: 'transparent', color: 'var(--ink-soft)', border: '0' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
  '&.cm-focused :is(.cm-activeLine, .cm-activeLineGutter)': {
    backgroundColor: 'color-mix(in srgb, var(--ink) 5%, transparent)',
  },
  '.cm-cursor': { borderLeftColor: 'var(--ink)', borderLeftWidth: '2px' },
  '.cm-matchingBracket': { backgroundColor: 'transparent', outline: '1px solid var(--ink-soft)' },
});

/** Creates a CodeMirror editor. It uses constructed style sheets, which the page's CSP allows. */
export function openEditor({
  parent,
  text,
  selected: [anchor, head],
  label,
  describedBy,
  changed,
  run,
}: EditorOptions): CodeEditor {
  const view = new EditorView({
    parent,
    root: parent.getRootNode() as ShadowRoot,
    state: EditorState.create({
      doc: text,
      selection: { anchor, head },
      extensions: [
        lineNumbers(),
        history(),
        indentOnInput(),
        bracketMatching(),
        highlightActiveLine(),
        javascript(),
        syntaxHighlighting(highlighting),
        theme,
        EditorView.lineWrapping,
        keymap.of([
          {
            key: 'Mod-Enter',
            run: () => {
              run();
              return true;
            },
          },
          // CodeMirror lets Tab move the focus after Escape.
          indentWithTab,
          ...defaultKeymap,
          ...historyKeymap,
        ]),
        EditorView.contentAttributes.of({ 'aria-label': label, 'aria-describedby': describedBy }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) changed(state.doc.toString());
        }),
      ],
    }),
  });
  return {
    setText: (next) => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } }),
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  };
}
