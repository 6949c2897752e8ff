/**
 * The little of `@google-cloud/firestore` that we use, written down here because the package is only
 * installed where it is needed. The test compares it with the package's own types.
 */
export interface Timestamp {
  toMillis(): number;
}

export interface DocumentReference<Model> {
  get(): Promise<Snapshot<Model>>;
}

export interface Snapshot<Model> {
  readonly id: string;
  readonly ref: DocumentReference<Model>;
  readonly exists: boolean;
  data(): Model | undefined;
  get(field: string): unknown;
}

export interface FoundSnapshot<Model> extends Snapshot<Model> {
  data(): Model;
}

export interface Found<Model> {
  readonly docs: readonly FoundSnapshot<Model>[];
}

export interface FieldPath {
  isEqual(other: FieldPath): boolean;
}

export interface Query<Model> {
  where(field: string, comparison: '==' | 'in', value: unknown): Query<Model>;
  orderBy(field: string | FieldPath, direction: 'asc' | 'desc'): Query<Model>;
  startAfter(...values: unknown[]): Query<Model>;
  limit(count: number): Query<Model>;
  get(): Promise<Found<Model>>;
}

export interface Collection<Model> extends Query<Model> {
  doc(id: string): DocumentReference<Model>;
}

export interface Converter<Model> {
  toFirestore(model: Model): object;
  fromFirestore(snapshot: FoundSnapshot<object>): Model;
}

export interface Transaction {
  get<Model>(query: Query<Model>): Promise<Found<Model>>;
  get<Model>(reference: DocumentReference<Model>): Promise<Snapshot<Model>>;
  create<Model>(reference: DocumentReference<Model>, model: Model): Transaction;
  set<Model>(reference: DocumentReference<Model>, model: Model): Transaction;
  update(reference: DocumentReference<unknown>, fields: Record<string, unknown>): Transaction;
  delete(reference: DocumentReference<unknown>): Transaction;
}

export interface Firestore {
  collection(name: string): {
    withConverter<Model>(converter: Converter<Model>): Collection<Model>;
  };
  runTransaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  terminate(): Promise<void>;
}

export interface FirestoreClient {
  readonly Firestore: new (settings: { projectId: string; databaseId?: string }) => Firestore;
  readonly Timestamp: { fromMillis(milliseconds: number): Timestamp };
  readonly FieldValue: { increment(by: number): unknown };
  readonly FieldPath: { documentId(): FieldPath };
}
