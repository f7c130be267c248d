using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [(name = "edge", worker = .edge)],
  sockets = [(name = "http", http = (), service = "edge")],
);

const edge :Workerd.Worker = (
  compatibilityDate = "2026-10-20",
  modules = [
    (name = "edge.mjs", esModule = embed "edge.mjs"),
    (name = "core.wasm", wasm = embed "core.wasm"),
  ],
);
