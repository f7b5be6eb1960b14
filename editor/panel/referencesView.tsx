import { type FormEvent, useState } from 'react';
import { referenceRoles } from '@/site/references';
import { useEditor } from './editor';
import { ask } from './server';

const types: Readonly<Record<string, string>> = {
  year: 'number',
  photograph: 'file',
  'consent.on': 'date',
};

/** The questions about a plant, as a form. */
function PlantForm({ index, close }: { index: number; close: () => void }) {
  const { state, run } = useEditor();
  const answers = state.references[index];
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void run('The plant is being saved. This takes up to a minute.', async () => {
      const done = await ask<{ done: string }>(`reference/${index}`, form);
      close();
      return done;
    });
  };
  return (
    <form onSubmit={save}>
      <p className="actions">
        <button type="submit" className="main">
          Save the plant
        </button>
        <button type="button" onClick={close}>
          Cancel
        </button>
      </p>
      <div className="columns">
        {state.questions.map(([name, words]) => (
          <label key={name}>
            {words}
            <input
              name={name}
              type={types[name] ?? 'text'}
              accept="image/*"
              list={name}
              required={!(words.includes('may be empty') || (answers && name === 'photograph'))}
              defaultValue={answers?.[name]}
            />
          </label>
        ))}
      </div>
      <datalist id="role">
        {referenceRoles.map((role) => (
          <option key={role}>{role}</option>
        ))}
      </datalist>
    </form>
  );
}

/** The plants that the company has built: each can be changed and removed, and another one added. */
export function ReferencesView() {
  const { state, run } = useEditor();
  const [index, setIndex] = useState<number>();
  if (index !== undefined) return <PlantForm index={index} close={() => setIndex(undefined)} />;
  return (
    <div>
      <p>
        Home shows real plants whose client has agreed in writing.{' '}
        <button type="button" onClick={() => setIndex(state.references.length)}>
          Add a plant
        </button>
      </p>
      <ul>
        {state.references.map((plant, at) => (
          <li key={plant.picture} className="tools">
            <b>{plant['name.en']}</b> {plant.year}{' '}
            {!plant['consent.by'] && 'Not shown: no consent.'}
            <button type="button" onClick={() => setIndex(at)}>
              Change
            </button>
            <button
              type="button"
              onClick={() =>
                void run('The plant is being removed.', () => ask(`remove-reference/${at}`, ''))
              }
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
