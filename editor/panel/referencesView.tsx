import { type FormEvent, useRef, useState } from 'react';
import { type Reference, referenceRoles } from '@/content/references';
import { toolText } from '@/i18n/toolText';
import { Button, useEditor, useSaveKey } from './editor';

const types: Readonly<Record<string, string>> = {
  year: 'number',
  photograph: 'file',
  'consent.on': 'date',
};

/** The form with the questions about a plant. Without one it adds a plant. */
function PlantForm({ plant, close }: { plant: Reference | undefined; close: () => void }) {
  const { state, run } = useEditor();
  const form = useRef<HTMLFormElement>(null);
  useSaveKey(() => form.current?.requestSubmit());
  /** The known answer, from the plant or from the text that describes its picture. */
  const answerTo = (name: string) => {
    const [group = '', part = ''] = name.split('.');
    const file = state.files.find(({ locale }) => locale === part);
    if (group === 'description') return file?.texts[`Pictures.${plant?.picture}`]?.value;
    const value = Object.entries(plant ?? {}).find(([one]) => one === group)?.[1];
    return part ? value?.[part] : value;
  };
  /** The name under which the browser keeps the answers until they are saved or discarded. */
  const draft = `plant ${plant?.picture ?? ''}`;
  const typed: Record<string, string> = JSON.parse(localStorage.getItem(draft) ?? '{}');
  const keep = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    localStorage.setItem(draft, JSON.stringify(Object.fromEntries(new FormData(currentTarget))));
  const discard = () => {
    localStorage.removeItem(draft);
    close();
  };
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answers = new FormData(event.currentTarget);
    if (plant) answers.set('seen', JSON.stringify(plant));
    if (await run(toolText('Panel.savingPlant'), 'reference', answers)) discard();
  };
  return (
    <form ref={form} onSubmit={save} onInput={keep}>
      <p className="actions">
        <button type="submit" className="main" title="Ctrl+S">
          {toolText('Panel.savePlant')}
        </button>
        <Button onClick={discard}>{toolText('Panel.discard')}</Button>
      </p>
      <div className="columns">
        {state.questions.map(({ name, words, isOptional }) => (
          <label key={name} htmlFor={name}>
            {words}
            {name === 'role' ? (
              <select id={name} name={name} defaultValue={typed[name] ?? answerTo(name)}>
                {referenceRoles.map((role) => (
                  <option key={role}>{role}</option>
                ))}
              </select>
            ) : (
              <input
                id={name}
                name={name}
                type={types[name] ?? 'text'}
                accept="image/*"
                required={!isOptional && !(plant && name === 'photograph')}
                defaultValue={name === 'photograph' ? undefined : (typed[name] ?? answerTo(name))}
              />
            )}
          </label>
        ))}
      </div>
    </form>
  );
}

/** The plants that the company has built. Each can be changed and removed, and another one added. */
export function ReferencesView() {
  const { state, run } = useEditor();
  // The plant as it is when its form opens. Somebody else may change it meanwhile.
  const [open, setOpen] = useState<{ plant?: Reference }>();
  if (open) return <PlantForm plant={open.plant} close={() => setOpen(undefined)} />;
  return (
    <div>
      <p>
        {toolText('Panel.plantsNote')}{' '}
        <Button onClick={() => setOpen({})}>{toolText('Panel.addPlant')}</Button>
      </p>
      <ul>
        {state.references.map((plant) => (
          <li key={plant.picture} className="tools">
            <b>{plant.name.en}</b> {plant.year} {!plant.consent && toolText('Panel.noConsent')}
            <Button onClick={() => setOpen({ plant })}>{toolText('Panel.change')}</Button>
            <Button
              onClick={() =>
                run(toolText('Panel.removingPlant'), 'remove-reference', JSON.stringify(plant))
              }
            >
              {toolText('Panel.remove')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
