/** A stop on the way from what is put in to what comes out. */
type SpecimenFrame = { label: string } & (
  | { kind: 'form' | 'table'; rows: readonly (readonly [term: string, text: string])[] }
  | { kind: 'script' | 'files'; lines: readonly string[] }
  /** A sound, drawn as its wave, with what is heard. */
  | { kind: 'sound'; line: string }
  /** A picture of the film, wide or upright, with what is seen. */
  | { kind: 'shot'; line: string; isUpright?: boolean }
);

/** What a node of the workflow is: it starts a run, asks a model, calls a service, waits for a person, or keeps something. */
export const nodeRoles = ['start', 'model', 'service', 'person', 'store'] as const;
export type NodeRole = (typeof nodeRoles)[number];

/** One run of a workflow, made up to show its form: five frames from input to file, and the outline of its nodes. */
export type WorkflowSpecimen = {
  frames: readonly [SpecimenFrame, SpecimenFrame, SpecimenFrame, SpecimenFrame, SpecimenFrame];
  nodes: readonly { role: NodeRole; name: string }[];
};
export type { SpecimenFrame };

export const workflowSpecimenCopy = {
  title: 'One run of the workflow, from input to file',
  nodes: 'The steps of the workflow, in outline',
  mark: 'Specimen. Names and values are samples.',
  roles: {
    start: 'Starts',
    model: 'Language model',
    service: 'Service',
    person: 'You decide',
    store: 'Kept',
  } satisfies Record<NodeRole, string>,
  /** What each of them is for, under the nodes. */
  key: {
    start: 'sets off a run',
    model: 'writes or sorts',
    service: 'does one job',
    person: 'the run waits for you',
    store: 'stays when the run is over',
  } satisfies Record<NodeRole, string>,
} as const;
