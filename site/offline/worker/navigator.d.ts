interface WorkerNavigator {
  readonly connection?: { readonly saveData?: boolean };
}
